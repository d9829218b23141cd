import type { PreviewAnswer, PreviewMessage } from '../../contract/types';
import type { PreviewValues } from '../../core/preview/receive';

/** The preview, and what the page refused of it. */
export interface PreviewState extends PreviewValues {
	/** The last refused message, until one is accepted. */
	refused: PreviewAnswer | null;
}

export type PreviewAction =
	| { type: 'TELL'; message: PreviewMessage }
	| { type: 'RECEIVE_ANSWER'; answer: PreviewAnswer }
	| { type: 'TAKE_OVER'; from: PreviewValues };
