/** What a level says of itself; where a text was left out it may be null. */
interface LevelWords<Text> {
  name: string;
  nameBn: Text;
  description: Text;
  color: string;
  isActivity: boolean;
  isSdgBased: boolean;
  formUrl: string | null;
  width: number;
}

/** The same as it travels. */
export const sentLevel = <Text>(level: LevelWords<Text>) => ({
  name: level.name,
  nameBn: level.nameBn,
  description: level.description,
  color: level.color,
  isActivity: level.isActivity,
  isSdgBased: level.isSdgBased,
  form_url: level.formUrl,
  width: level.width,
});
