import { loopStore } from '@vitrine/loop-store';
import { useDispatch } from '@wordpress/data';
import { useLayoutEffect } from '@wordpress/element';
import { LoopCount } from './count';
import { LoopFailure } from './failure';
import { LoopFilter } from './filter';
import { LoopNoResults } from './no-results';
import { filterNow, pagesNow, resetNow } from './now';
import { LoopPages } from './pages';
import { LoopReset } from './reset';
import { LoopSearch } from './search';
import { LoopSort } from './sort';
import type {
	LoopCountProps,
	LoopFailureProps,
	LoopFilterProps,
	LoopNoResultsProps,
	LoopPagesProps,
	LoopResetProps,
	LoopSearchProps,
	LoopSortProps,
} from './types';
import { focusResults, useKeptFocus } from './use-kept-focus';
import { type Live, useLoop } from './use-loop';

export const LiveCount = ( { id, printed }: Live< LoopCountProps > ) => {
	const { answer } = useLoop( id ) ?? {};
	return (
		<LoopCount text={ ( answer ? answer.count : printed.text ) ?? '' } />
	);
};

export const LiveSearch = ( {
	id,
	printed,
	element,
}: Live< LoopSearchProps > ) => {
	const loop = useLoop( id );
	const { search } = useDispatch( loopStore );
	return (
		<LoopSearch
			{ ...printed }
			value={ loop?.chosen.search ?? printed.value }
			typed={ element.querySelector( 'input' )?.value ?? '' }
			onSearch={ ( text ) => void search( id, text ) }
		/>
	);
};

export const LiveSort = ( { id, printed }: Live< LoopSortProps > ) => {
	const loop = useLoop( id );
	const { sort } = useDispatch( loopStore );
	return (
		<LoopSort
			{ ...printed }
			value={ loop?.chosen.sorting ?? printed.value }
			onSort={ ( order ) => void sort( id, order ) }
		/>
	);
};

export const LiveFilter = ( { id, printed }: Live< LoopFilterProps > ) => {
	const loop = useLoop( id );
	const { filter } = useDispatch( loopStore );
	return (
		<LoopFilter
			{ ...( loop ? filterNow( printed, loop ) : printed ) }
			onFilter={ ( value ) => void filter( id, printed.kind, value ) }
		/>
	);
};

export const LiveReset = ( {
	id,
	printed,
	element,
}: Live< LoopResetProps > ) => {
	const loop = useLoop( id );
	const { reset } = useDispatch( loopStore );
	const props = loop ? resetNow( printed, loop ) : printed;
	const { idle } = props;
	useLayoutEffect( () => {
		// The link disappears with the selection; its focus moves to the
		// results, so that keyboard users do not lose their place.
		if ( idle && element.contains( element.ownerDocument.activeElement ) ) {
			focusResults( id, element );
		}
	}, [ id, element, idle ] );
	return <LoopReset { ...props } onReset={ () => void reset( id ) } />;
};

export const LivePages = ( {
	id,
	printed,
	element,
}: Live< LoopPagesProps > ) => {
	const loop = useLoop( id );
	const { goToPage } = useDispatch( loopStore );
	useKeptFocus( id, element );
	return (
		<LoopPages
			{ ...( loop ? pagesNow( printed, loop ) : printed ) }
			onPage={ ( page ) => void goToPage( id, page ) }
		/>
	);
};

/**
 * Shows or hides an island's root element, which is always in the page.
 *
 * @param element The root element.
 * @param shown   Whether it is visible.
 */
const useShown = ( element: HTMLElement, shown: boolean ): void =>
	useLayoutEffect( () => {
		element.hidden = ! shown;
	}, [ element, shown ] );

export const LiveFailure = ( {
	id,
	printed,
	element,
}: Live< LoopFailureProps > ) => {
	const loop = useLoop( id );
	const { retry } = useDispatch( loopStore );
	const text = loop?.failure ?? '';
	useShown( element, Boolean( text ) );
	useKeptFocus( id, element );
	return (
		<LoopFailure
			{ ...printed }
			text={ text }
			onRetry={ () => void retry( id ) }
		/>
	);
};

export const LiveNoResults = ( {
	id,
	printed,
	element,
}: Live< LoopNoResultsProps > ) => {
	const { answer } = useLoop( id ) ?? {};
	useShown( element, answer ? answer.total === 0 : printed.none );
	return <LoopNoResults { ...printed } />;
};
