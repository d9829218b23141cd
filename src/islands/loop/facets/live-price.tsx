import { loopStore } from '@vitrine/stores';
import { useDispatch } from '@wordpress/data';
import { useLayoutEffect, useRef, useState } from '@wordpress/element';
import type { LoopView } from '../../../contract/types';
import { valuesOf } from '../../../core/loop/facets';
import {
	type Ends,
	endsOf,
	PRICE,
	rangeBetween,
} from '../../../core/loop/price';
import { isCurrency } from '../../../transport/http/parse';
import {
	isNumber,
	isShape,
	isText,
	isTruth,
	orNull,
} from '../../../transport/http/shape';
import type { LoopPriceProps } from '../types';
import { type Live, useLoop } from '../use-loop';
import { LoopPrice } from './price';

export const isPrice = isShape< LoopPriceProps >( {
	taxonomy: isText,
	label: isText,
	value: isText,
	low: orNull( isNumber ),
	high: orNull( isNumber ),
	currency: isCurrency,
	labels: isShape< LoopPriceProps[ 'labels' ] >( {
		min: isText,
		max: isText,
	} ),
	open: isTruth,
	form: isText,
	name: isText,
	apply: isText,
} );
/**
 * The facet of prices: what is chosen, and between which prices can be chosen, as the
 * last answer said. Where it has none with a price, the slider stays as it was.
 *
 * @param printed What the page was printed with.
 * @param view    What is known of the listing.
 */
const priceNow = (
	printed: LoopPriceProps,
	view: LoopView
): LoopPriceProps => {
	const { min = printed.low, max = printed.high } =
		view.answer?.facets?.[ PRICE ] ?? {};
	return {
		...printed,
		value: valuesOf( view.chosen.facets, PRICE )[ 0 ] ?? '',
		low: min,
		high: max,
	};
};

/** What stands in the fields of prices and is not applied yet. */
const typedIn = ( element: HTMLElement, value: string ): Ends | null => {
	const [ min = '', max = '' ] = [
		...element.querySelectorAll< HTMLInputElement >(
			'input[type="number"]'
		),
	].map( ( field ) => field.value );
	return [ min, max ].join( '-' ) === ( value || '-' ) ? null : [ min, max ];
};

/**
 * The facet of prices on a page. It is applied when a field is left or a thumb let
 * go, not at each step.
 *
 * @param props
 * @param props.id      Of the listing.
 * @param props.printed What the page was printed with.
 * @param props.element What holds it.
 */
export const LivePrice = ( {
	id,
	printed,
	element,
}: Live< LoopPriceProps > ) => {
	const loop = useLoop( id );
	const { chooseFacet } = useDispatch( loopStore );
	const now = loop ? priceNow( printed, loop ) : printed;
	const [ typed ] = useState( () => typedIn( element, now.value ) );
	const [ draft, setDraft ] = useState< Ends | null >( null );
	const [ isAwake, setAwake ] = useState( false );
	const fields = useRef< HTMLFieldSetElement >( null );
	const apply = useRef< ( () => void ) | undefined >( undefined );
	apply.current = () => {
		const range = rangeBetween( draft ?? endsOf( now.value ) );
		void chooseFacet( id, printed.taxonomy, range, range !== '' );
		setDraft( null );
	};
	// Hydration changes no attribute of what was printed, and a thumb that it would move
	// answers no key that moves it back: what was done before comes after it.
	useLayoutEffect( () => {
		setAwake( true );
		setDraft( typed );
		const { current: group } = fields;
		const listener = () => apply.current?.();
		// React's `onChange` is the browser's `input`.
		group?.addEventListener( 'change', listener );
		return () => group?.removeEventListener( 'change', listener );
	}, [ typed ] );
	return (
		<LoopPrice
			{ ...( isAwake ? now : printed ) }
			ends={ draft }
			onEnds={ setDraft }
			fields={ fields }
		/>
	);
};
