import contract from '../../contract';
import { withValue } from './facets';
import type { FilterKind, LoopAction, LoopRules, LoopState } from './types';

const { filter_all: ALL } = contract.settings_values;

/** The state without any selection. */
export const INITIAL: LoopState = {
	search: '',
	sorting: '',
	active: null,
	select: '',
	checkbox: [],
	button: '',
	facets: {},
	paged: 0,
};

/**
 * Whether nothing can be reset; the current page does not count.
 *
 * @param state The listing's state.
 */
export const isInitial = ( state: LoopState ): boolean =>
	! (
		state.search ||
		state.sorting ||
		state.select ||
		state.button ||
		state.checkbox.length ||
		Object.keys( state.facets ).length
	);

const NO_FILTER = { active: null, select: '', checkbox: [], button: '' };

/** The value 'All' clears the filter. */
const filterBy = ( value: string ): string => ( value === ALL ? '' : value );

/**
 * Applies one kind of filter. If filters cannot be combined, it clears the
 * others.
 */
const filtered = (
	state: LoopState,
	active: FilterKind,
	own: Partial< LoopState >,
	{ composable }: LoopRules
): LoopState => ( {
	...state,
	...( composable ? {} : NO_FILTER ),
	...own,
	active,
	paged: 0,
} );

/**
 * Applies an action to a listing's state. Whatever changes the results resets
 * the page.
 *
 * @param state  The state before.
 * @param action The action.
 * @param rules  The listing's rules.
 * @see spec 4.14, readings 18, field 25
 */
export const reduce = (
	state: LoopState,
	action: LoopAction,
	rules: LoopRules
): LoopState => {
	switch ( action.type ) {
		case 'search':
			return { ...state, search: action.text.trim(), paged: 0 };
		case 'sort':
			return { ...state, sorting: action.value, paged: 0 };
		case 'select':
			return filtered(
				state,
				'select',
				{ select: filterBy( action.value ) },
				rules
			);
		case 'checkbox':
			return filtered(
				state,
				'checkbox',
				{ checkbox: action.values },
				rules
			);
		case 'button':
			return filtered(
				state,
				'button',
				{ button: filterBy( action.value ) },
				rules
			);
		case 'facet':
			return {
				...state,
				facets: withValue( state.facets, action, rules.single ),
				paged: 0,
			};
		case 'clear':
			return { ...state, facets: {}, paged: 0 };
		case 'reset':
			return INITIAL;
		case 'page':
			return { ...state, paged: action.paged };
	}
};
