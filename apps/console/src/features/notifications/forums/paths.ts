export const FORUMS_PATH = '/forums';
export const forumPath = (forumId: number): string => `${FORUMS_PATH}/${forumId}`;
export const topicPath = (forumId: number, topicId: number): string => `${forumPath(forumId)}/topics/${topicId}`;
