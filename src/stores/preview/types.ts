import type {
	PreviewAnswer,
	PreviewData,
	PreviewMessage,
} from '../../contract/types';

/** What is tried, and what of it the page would not take. */
export interface PreviewState {
	tried: PreviewData;
	/** The message that was refused last, until another one is taken. */
	refused: PreviewAnswer | null;
}

export type PreviewAction =
	| { type: 'TELL'; message: PreviewMessage }
	| { type: 'RECEIVE_ANSWER'; answer: PreviewAnswer }
	| { type: 'RECEIVE_STORED'; tried: PreviewData };
