import { useLayoutEffect, useRef, useState } from '@wordpress/element';
import contract from '../../../contract';
import { classes } from '../../../components/parts/classes';
import {
	type Ends,
	endsOf,
	rangeBetween,
	shortPrice,
	thumbsOf,
	withThumb,
} from '../../../core/loop/price';
import { Apply, fieldOf } from '../control';
import type { LoopPriceProps } from '../types';

const { markers } = contract;

interface Props extends LoopPriceProps {
	/** What stands in the two fields by now, where it is not applied yet. */
	typed?: Ends | undefined;
	onPrice?: ( range: string ) => void;
}

const SIDES = [ 'min', 'max' ] as const;

const withEnd = ( ends: Ends, index: number, value: string ): Ends =>
	index === 0 ? [ value, ends[ 1 ] ] : [ ends[ 0 ], value ];

/**
 * The facet of prices: two fields, and a slider with two thumbs. It is applied when
 * a field is left or a thumb let go, not at each step. Twin of `View\Loop\Facets\Price`.
 *
 * @param props
 */
export const LoopPrice = ( props: Props ) => {
	const { value, low, high, currency, labels, taxonomy, onPrice } = props;
	const [ draft, setDraft ] = useState< Ends | null >( null );
	const typed = useRef( props.typed );
	const fields = useRef< HTMLFieldSetElement >( null );
	const ends = draft ?? endsOf( value );
	const thumbs = thumbsOf( ends, props );
	const apply = useRef< ( () => void ) | undefined >( undefined );
	apply.current = () => {
		onPrice?.( rangeBetween( ends ) );
		setDraft( null );
	};
	useLayoutEffect( () => {
		// Drawn as printed before: a thumb that hydration itself would move answers no key that moves it back.
		if ( typed.current ) {
			setDraft( typed.current );
		}
		const { current: element } = fields;
		const listener = () => apply.current?.();
		// React's `onChange` is the browser's `input`.
		element?.addEventListener( 'change', listener );
		return () => element?.removeEventListener( 'change', listener );
	}, [] );
	return (
		<details className="vitrine-loop-group" open={ props.open }>
			<summary className="vitrine-loop-label">{ props.label }</summary>
			<fieldset ref={ fields } aria-label={ props.label }>
				<div className="vitrine-loop-price-slider">
					{ SIDES.map( ( side, index ) => (
						<input
							key={ side }
							type="range"
							className={ classes(
								'vitrine-loop-thumb',
								`vitrine-loop-thumb--${ side }`
							) }
							min={ low ?? 0 }
							max={ high ?? 0 }
							step="1"
							value={ thumbs[ index ] }
							disabled={ low === high }
							aria-label={ labels[ side ] }
							aria-valuetext={ shortPrice(
								thumbs[ index ] ?? '',
								currency
							) }
							autoComplete="off"
							{ ...{
								[ markers.loop_control ]: 'price-slider',
								[ markers.loop_facet ]: taxonomy,
							} }
							onChange={ ( { target } ) =>
								setDraft(
									withThumb(
										ends,
										index,
										Number( target.value ),
										props
									)
								)
							}
						/>
					) ) }
				</div>
				<div className="vitrine-loop-price-fields">
					{ SIDES.map( ( side, index ) => (
						/* eslint-disable-next-line jsx-a11y/label-has-associated-control -- It holds the field. */
						<label key={ side }>
							<span>{ `${ labels[ side ] } (${ currency.symbol })` }</span>
							<input
								type="number"
								min="0"
								step="any"
								inputMode="decimal"
								value={ ends[ index ] }
								placeholder={ String(
									( index === 0 ? low : high ) ?? ''
								) }
								{ ...fieldOf(
									{
										form: props.form,
										name: `${ props.name }[${ side }]`,
									},
									'price'
								) }
								{ ...{ [ markers.loop_facet ]: taxonomy } }
								onChange={ ( { target } ) =>
									setDraft(
										withEnd( ends, index, target.value )
									)
								}
							/>
						</label>
					) ) }
				</div>
				<Apply form={ props.form } apply={ props.apply } />
			</fieldset>
		</details>
	);
};
