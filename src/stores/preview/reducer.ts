import { receive } from '../../core/preview/receive';
import type { PreviewAction, PreviewState } from './types';

/** A site without a preview. */
export const initialState: PreviewState = {
	previewed: {},
	stored: null,
	refused: null,
};

/** Applies the rules shared with the framed page. */
export const reducer = (
	state: PreviewState = initialState,
	action: PreviewAction | { type: '@@INIT' }
): PreviewState => {
	switch ( action.type ) {
		case 'TELL':
			return { ...state, ...receive( state, action.message ) };
		case 'RECEIVE_ANSWER': {
			const { answer } = action;
			const refused = answer.status === 'refused' ? answer : null;
			return { ...state, refused };
		}
		case 'TAKE_OVER':
			return { ...state, ...action.from };
		default:
			return state;
	}
};
