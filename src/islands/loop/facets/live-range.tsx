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
 * The props of a range facet with the selected range and the limits from the
 * last response. Without limits the slider stays as it is.
 *
 * @param printed The props in the page.
 * @param view    State of the listing.
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

/** Values typed before hydration that are not applied yet. */
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
 * A range facet with its state. It is applied on `change`, when a field is left
 * or a thumb released, not on every step.
 *
 * @param props
 * @param props.id      Id of the listing.
 * @param props.printed The props in the page.
 * @param props.element The island's root element.
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
	// Hydration does not update attributes of existing nodes, so changes made
	// before are applied after it.
	useLayoutEffect( () => {
		setAwake( true );
		setDraft( typed );
		const { current: group } = fields;
		const listener = () => apply.current?.();
		// React's `onChange` is the browser's `input` event.
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
