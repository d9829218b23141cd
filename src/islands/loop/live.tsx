import { loopStore } from '@vitrine/stores';
import { useDispatch, useSelect } from '@wordpress/data';
import { useLayoutEffect, useState } from '@wordpress/element';
import type { LoopView } from '../../contract/types';
import type { Ends } from '../../core/loop/price';
import { LoopCount } from './count';
import { LoopFacet } from './facets/facet';
import { LoopPrice } from './facets/price';
import { LoopFailure } from './failure';
import { LoopFilter } from './filter';
import { LoopNothing } from './nothing';
import { facetNow, filterNow, pagesNow, priceNow, resetNow } from './now';
import { LoopPages } from './pages';
import { LoopReset } from './reset';
import { LoopSearch } from './search';
import { LoopSort } from './sort';
import type {
	LoopCountProps,
	LoopFacetProps,
	LoopFailureProps,
	LoopFilterProps,
	LoopNothingProps,
	LoopPagesProps,
	LoopPriceProps,
	LoopResetProps,
	LoopSearchProps,
	LoopSortProps,
} from './types';
import { useKeptFocus } from './use-kept-focus';

export interface Live< Props > {
	id: number;
	/** What the page was printed with. */
	printed: Props;
	/** What holds it. */
	element: HTMLElement;
}

/** What is known of a listing; null: nothing by now. */
const useLoop = ( id: number ): LoopView | null =>
	useSelect( ( select ) => select( loopStore ).getLoop( id ), [ id ] );

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

export const LiveFacet = ( { id, printed }: Live< LoopFacetProps > ) => {
	const loop = useLoop( id );
	const { chooseFacet } = useDispatch( loopStore );
	return (
		<LoopFacet
			{ ...( loop ? facetNow( printed, loop ) : printed ) }
			onChoose={ ( slug, chosen ) =>
				void chooseFacet( id, printed.taxonomy, slug, chosen )
			}
		/>
	);
};

/** What stands in the fields of prices and is not applied yet. */
const typedIn = ( element: HTMLElement, value: string ): Ends | undefined => {
	const [ min = '', max = '' ] = [
		...element.querySelectorAll< HTMLInputElement >(
			'input[type="number"]'
		),
	].map( ( field ) => field.value );
	return [ min, max ].join( '-' ) === ( value || '-' )
		? undefined
		: [ min, max ];
};

export const LivePrice = ( {
	id,
	printed,
	element,
}: Live< LoopPriceProps > ) => {
	const loop = useLoop( id );
	const { chooseFacet } = useDispatch( loopStore );
	const now = loop ? priceNow( printed, loop ) : printed;
	const [ isAwake, setAwake ] = useState( false );
	// Hydration changes no attribute of what was printed; what was done before comes after it.
	useLayoutEffect( () => setAwake( true ), [] );
	return (
		<LoopPrice
			{ ...( isAwake ? now : printed ) }
			typed={ typedIn( element, now.value ) }
			onPrice={ ( range ) =>
				void chooseFacet( id, printed.taxonomy, range, range !== '' )
			}
		/>
	);
};

export const LiveReset = ( { id, printed }: Live< LoopResetProps > ) => {
	const loop = useLoop( id );
	const { reset } = useDispatch( loopStore );
	return (
		<LoopReset
			{ ...( loop ? resetNow( printed, loop ) : printed ) }
			onReset={ () => void reset( id ) }
		/>
	);
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
 * A line that is there for a while only: its element stands in the page all the time.
 *
 * @param element The element.
 * @param shown   Whether it is to be seen.
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

export const LiveNothing = ( {
	id,
	printed,
	element,
}: Live< LoopNothingProps > ) => {
	const { answer } = useLoop( id ) ?? {};
	useShown( element, answer ? answer.total === 0 : printed.none );
	return <LoopNothing { ...printed } />;
};
