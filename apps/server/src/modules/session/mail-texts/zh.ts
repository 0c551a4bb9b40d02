import type { MailTexts } from './texts.ts';

export const zh: MailTexts = {
  mails: {
    reset: {
      subject: '设置新的 mSurvey 密码',
      text: `{name}，您好：

有人为您的账户“{username}”申请了新密码。请在一小时内通过以下链接设置：

{link}

如果不是您本人申请，无需任何操作，您的密码保持不变。

mSurvey`,
    },
    verify: {
      subject: '请确认您在 mSurvey 的电子邮箱',
      text: `{name}，您好：

感谢您以“{username}”在{organization}注册。请在两天内确认您的电子邮箱：

{link}

之后，您所在机构的管理员将审批您的账户。
如果您没有注册，请忽略此邮件。

mSurvey`,
    },
    exists: {
      subject: '您已有 mSurvey 账户',
      text: `{name}，您好：

有人（也许是您本人）使用此电子邮箱进行了注册。该邮箱已属于账户“{username}”，因此没有创建新账户。

如果您忘记了密码，请在此设置新密码：

{link}

如果不是您本人操作，无需理会。

mSurvey`,
    },
    waiting: {
      subject: '{person} 正在 mSurvey 等待审批',
      text: `{name}，您好：

{person}（{username}）已在{organization}注册并确认了电子邮箱。请批准或拒绝该账户：

{link}

mSurvey`,
    },
    passwordChanged: {
      subject: '您的 mSurvey 密码已更改',
      text: `{name}，您好：

您的账户“{username}”的密码已更改，其他设备已退出登录。

如果不是您本人操作，请立即设置新密码并通知管理员：

{link}

mSurvey`,
    },
    confirmEmail: {
      subject: '请确认您在 mSurvey 的新电子邮箱',
      text: `{name}，您好：

此邮箱被填写为账户“{username}”的新电子邮箱。请在一天内确认：

{link}

在此之前仍使用原邮箱。如果不是您本人操作，请忽略此邮件。

mSurvey`,
    },
    emailChanged: {
      subject: '您的 mSurvey 账户的电子邮箱已更改',
      text: `{name}，您好：

您的账户“{username}”已更换电子邮箱，今后的邮件将发送到新邮箱。

如果不是您本人操作，请立即通知管理员。

mSurvey`,
    },
  },
  sentences: {
    emailLinkSent: '请打开发送到 {email} 的链接。在此之前仍使用原邮箱。',
    emailRemoved: '您的电子邮箱已删除。',
    resetSent: '密码重置链接已发送到您的电子邮箱',
    signedUp: '请打开发送到您电子邮箱的链接。',
    waiting: '{person}（{username}）已注册，正在等待您的审批。',
  },
};
