import { createReduxStore, register } from '@wordpress/data';
import * as actions from './actions';
import { reducer } from './reducer';
import * as selectors from './selectors';

export const STORE_NAME = 'vitrine/preview';

/**
 * What is tried on the site, for the window that shows it in a frame. It holds
 * no rule: it keeps the state by those of the core, as the framed page does.
 *
 * @see spec 3.14, 4.15
 */
export const previewStore = createReduxStore( STORE_NAME, {
	reducer,
	actions,
	selectors,
} );

register( previewStore );
