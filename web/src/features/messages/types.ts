export type {
  Conversation,
  ConversationDetail,
  LastMessage,
  Participant,
  ReadMark,
} from "@/lib/database.types";
