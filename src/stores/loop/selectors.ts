import { createSelector } from '@wordpress/data';
import type { LoopView } from '../../contract/types';
import type { LoopEffect, Machines } from '../../core/loop/types';
import type { StoreState } from './reducer';

/** All listings of the page, in their order. */
export const getLoops = createSelector(
	( { machines }: StoreState ): readonly LoopView[] =>
		Object.values( machines ).map( ( { view } ) => view ),
	( { machines }: StoreState ): Machines[] => [ machines ]
);

/** One listing; null: the page has none of this number. */
export const getLoop = (
	{ machines }: StoreState,
	id: number
): LoopView | null => machines[ id ]?.view ?? null;

/** Whether results of a listing are on their way. */
export const isBusy = ( state: StoreState, id: number ): boolean =>
	getLoop( state, id )?.busy ?? false;

/** How many results a listing has, once an answer has said so; else null. */
export const getTotal = ( state: StoreState, id: number ): number | null =>
	getLoop( state, id )?.answer?.total ?? null;

/** What the last event is to bring about; for the page's behaviour. */
export const getEffects = ( { effects }: StoreState ): readonly LoopEffect[] =>
	effects;

/** All that is known, with what is under way; for the page's behaviour. */
export const getMachines = ( { machines }: StoreState ): Machines => machines;
