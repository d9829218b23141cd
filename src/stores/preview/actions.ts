import type {
	PreviewAnswer,
	PreviewData,
	PreviewMessage,
} from '../../contract/types';
import { type PreviewValues, initialPreview } from '../../core/preview/receive';
import type { PreviewAction } from './types';

/** The part of the thunk arguments used here. */
interface Thunk {
	dispatch: ( action: PreviewAction ) => unknown;
}

/**
 * Actions that change a preview, like the controls of its panel do.
 *
 * @param send Sends to the framed page, once it is loaded.
 */
export const createActions = (
	send: ( message: PreviewMessage ) => void
) => ( {
	/** Sets a preview value, or runs a command. @see spec 4.15 */
	send:
		( message: PreviewMessage ) =>
		( { dispatch }: Thunk ): void => {
			dispatch( { type: 'TELL', message } );
			send( message );
		},
	/** Stores the page's response to a message. */
	receiveAnswer: ( answer: PreviewAnswer ): PreviewAction => ( {
		type: 'RECEIVE_ANSWER',
		answer,
	} ),
	/** Restores an earlier preview. */
	receiveStored: ( stored: PreviewData ): PreviewAction => ( {
		type: 'TAKE_OVER',
		from: initialPreview( stored ),
	} ),
	/** Takes over the state of a page. */
	takeOver: ( from: PreviewValues ): PreviewAction => ( {
		type: 'TAKE_OVER',
		from,
	} ),
} );
