import type {
	PreviewAnswer,
	PreviewData,
	PreviewMessage,
} from '../../contract/types';
import type { PreviewAction } from './types';

/** Tries something, or one of the commands. @see spec 4.15 */
export const tell = ( message: PreviewMessage ): PreviewAction => ( {
	type: 'TELL',
	message,
} );

/** Takes what the page said of a message. */
export const receiveAnswer = ( answer: PreviewAnswer ): PreviewAction => ( {
	type: 'RECEIVE_ANSWER',
	answer,
} );

/** Takes what was tried before. */
export const receiveStored = ( tried: PreviewData ): PreviewAction => ( {
	type: 'RECEIVE_STORED',
	tried,
} );
