import contract from '../../contract';
import { withValue } from './facets';
import type { FilterKind, LoopAction, LoopRules, LoopState } from './types';

const { filter_all: ALL } = contract.settings_values;

/** Nothing chosen. */
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
 * Whether there is nothing to take back; on which page one is does not count.
 *
 * @param state What is chosen.
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

/** 'All' is no filter. */
const filterBy = ( value: string ): string => ( value === ALL ? '' : value );

/** What one kind of filter changes. Alone, it clears the others. */
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
 * What a listing remembers after something was done to it. Whatever changes
 * the results leads back to their first page.
 *
 * @param state  Before.
 * @param action What was done.
 * @param rules  Of the listing.
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
