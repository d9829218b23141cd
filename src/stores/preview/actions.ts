import type {
	PreviewAnswer,
	PreviewData,
	PreviewMessage,
} from '../../contract/types';
import { type Tried, triedBefore } from '../../core/preview/receive';
import type { PreviewAction } from './types';

/** As much of a registry's thunks as is used here. */
interface Thunk {
	dispatch: ( action: PreviewAction ) => unknown;
}

/**
 * What changes a preview, as the controls of its panel do.
 *
 * @param send Tells the page in the frame. Where there is none, it hears when it comes.
 */
export const createActions = (
	send: ( message: PreviewMessage ) => void
) => ( {
	/** Tries something, or one of the commands. @see spec 4.15 */
	tell:
		( message: PreviewMessage ) =>
		( { dispatch }: Thunk ): void => {
			dispatch( { type: 'TELL', message } );
			send( message );
		},
	/** Takes what the page said of a message. */
	receiveAnswer: ( answer: PreviewAnswer ): PreviewAction => ( {
		type: 'RECEIVE_ANSWER',
		answer,
	} ),
	/** Takes what was tried before. */
	receiveStored: ( stored: PreviewData ): PreviewAction => ( {
		type: 'TAKE_OVER',
		from: triedBefore( stored ),
	} ),
	/** Takes over what a page shows. */
	takeOver: ( from: Tried ): PreviewAction => ( { type: 'TAKE_OVER', from } ),
} );
