import type { PreviewAnswer, PreviewMessage } from '../../contract/types';
import type { Tried } from '../../core/preview/receive';

/** What is tried, and what of it the page would not take. */
export interface PreviewState extends Tried {
	/** The message that was refused last, until another one is taken. */
	refused: PreviewAnswer | null;
}

export type PreviewAction =
	| { type: 'TELL'; message: PreviewMessage }
	| { type: 'RECEIVE_ANSWER'; answer: PreviewAnswer }
	| { type: 'TAKE_OVER'; from: Tried };
