import type { PreviewAnswer, PreviewMessage } from '../../contract/types';
import type { Tried } from '../../core/preview/receive';

/** The preview, and what the page refused of it. */
export interface PreviewState extends Tried {
	/** The last refused message, until one is accepted. */
	refused: PreviewAnswer | null;
}

export type PreviewAction =
	| { type: 'TELL'; message: PreviewMessage }
	| { type: 'RECEIVE_ANSWER'; answer: PreviewAnswer }
	| { type: 'TAKE_OVER'; from: Tried };
