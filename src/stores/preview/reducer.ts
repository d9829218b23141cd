import { receive } from '../../core/preview/receive';
import type { PreviewAction, PreviewState } from './types';

/** A site as it is. */
export const initialState: PreviewState = { tried: {}, refused: null };

/** Keeps what is tried by the rules that the framed page has too. */
export const reducer = (
	state: PreviewState = initialState,
	action: PreviewAction | { type: '@@INIT' }
): PreviewState => {
	switch ( action.type ) {
		case 'TELL': {
			const { kept, shown } = receive( state.tried, action.message );
			return { ...state, tried: kept ? { ...kept, ...shown } : {} };
		}
		case 'RECEIVE_ANSWER': {
			const { answer } = action;
			const refused = answer.status === 'refused' ? answer : null;
			return { ...state, refused };
		}
		case 'RECEIVE_STORED':
			return { ...state, tried: action.tried };
		default:
			return state;
	}
};
