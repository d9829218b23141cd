import contract from '../../contract';
import { filtersOf } from './filters';
import type { LoopRules, LoopState } from './types';

const { fields } = contract;

/**
 * The request fields of a listing's state; empty ones are omitted.
 *
 * @param state The listing's state.
 * @param rules The listing's rules.
 * @see spec 3.12, 7.10
 */
export const fieldsOf = (
	state: LoopState,
	rules: LoopRules
): Record< string, string > => {
	const { select, checkbox, button } = filtersOf( state, rules );
	const all: Record< string, string > = {
		[ fields.category ]: select,
		[ fields.checkbox ]: checkbox.length ? JSON.stringify( checkbox ) : '',
		[ fields.button_filter ]: button,
		[ fields.facets ]: Object.keys( state.facets ).length
			? JSON.stringify( state.facets )
			: '',
		[ fields.search ]: state.search,
		[ fields.sorting ]: state.sorting,
		[ fields.paged ]: state.paged ? String( state.paged ) : '',
	};
	return Object.fromEntries(
		Object.entries( all ).filter( ( [ , value ] ) => value !== '' )
	);
};
