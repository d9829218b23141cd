import { loopStore } from '@vitrine/loop-store';
import { useDispatch } from '@wordpress/data';
import { useLayoutEffect, useRef, useState } from '@wordpress/element';
import type { LoopView } from '../../../contract/types';
import { valuesOf } from '../../../core/loop/facets';
import type { Ends } from '../../../core/loop/price';
import { endsOfFacet, rangeOfFacet } from '../../../core/loop/range';
import { isCurrency } from '../../../transport/http/parse';
import {
	isNumber,
	isOneOf,
	isShape,
	isText,
	isTruth,
	orNull,
	orUndefined,
} from '../../../transport/http/shape';
import type { LoopRangeProps } from '../types';
import { type Live, useLoop } from '../use-loop';
import { LoopRange } from './range';

export const isRange = isShape< LoopRangeProps >( {
	taxonomy: isText,
	label: isText,
	value: isText,
	low: orNull( isNumber ),
	high: orNull( isNumber ),
	currency: orUndefined( isCurrency ),
	type: orUndefined( isOneOf( 'number', 'date' ) ),
	step: orUndefined( isText ),
	labels: isShape< LoopRangeProps[ 'labels' ] >( {
		min: isText,
		max: isText,
	} ),
	open: isTruth,
	form: isText,
	name: isText,
	apply: isText,
} );

/**
 * A facet that is a range: what is chosen, and between which values can be chosen, as
 * the last answer said. Where it has none with a value, the slider stays as it was.
 *
 * @param printed What the page was printed with.
 * @param view    What is known of the listing.
 */
const rangeNow = (
	printed: LoopRangeProps,
	view: LoopView
): LoopRangeProps => {
	const { min = printed.low, max = printed.high } =
		view.answer?.facets?.[ printed.taxonomy ] ?? {};
	return {
		...printed,
		value: valuesOf( view.chosen.facets, printed.taxonomy )[ 0 ] ?? '',
		low: min,
		high: max,
	};
};

/** What stands in the fields and is not applied yet. */
const typedIn = (
	element: HTMLElement,
	{ taxonomy, value }: LoopRangeProps
): Ends | null => {
	const [ min = '', max = '' ] = [
		...element.querySelectorAll< HTMLInputElement >(
			'input:not( [type="range"] )'
		),
	].map( ( field ) => field.value );
	const [ low, high ] = endsOfFacet( taxonomy, value );
	return min === low && max === high ? null : [ min, max ];
};

/**
 * A facet that is a range, on a page. It is applied when a field is left or a thumb let
 * go, not at each step.
 *
 * @param props
 * @param props.id      Of the listing.
 * @param props.printed What the page was printed with.
 * @param props.element What holds it.
 */
export const LiveRange = ( {
	id,
	printed,
	element,
}: Live< LoopRangeProps > ) => {
	const loop = useLoop( id );
	const { chooseFacet } = useDispatch( loopStore );
	const now = loop ? rangeNow( printed, loop ) : printed;
	const [ typed ] = useState( () => typedIn( element, now ) );
	const [ draft, setDraft ] = useState< Ends | null >( null );
	const [ isAwake, setAwake ] = useState( false );
	const fields = useRef< HTMLFieldSetElement >( null );
	const apply = useRef< ( () => void ) | undefined >( undefined );
	apply.current = () => {
		const range = rangeOfFacet(
			printed.taxonomy,
			draft ?? endsOfFacet( printed.taxonomy, now.value )
		);
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
		<LoopRange
			{ ...( isAwake ? now : printed ) }
			ends={ draft }
			onEnds={ setDraft }
			fields={ fields }
		/>
	);
};
