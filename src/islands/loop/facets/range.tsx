import type { Ref } from 'react';
import contract from '../../../contract';
import { classes } from '../../parts/classes';
import {
	type Ends,
	shortPrice,
	thumbsOf,
	withThumb,
} from '../../../core/loop/price';
import { endsOfFacet } from '../../../core/loop/range';
import { Apply, fieldOf } from '../control';
import type { LoopRangeProps } from '../types';

const { markers } = contract;

interface Props extends LoopRangeProps {
	/** Values of the fields that are not applied yet. */
	ends?: Ends | null;
	onEnds?: ( ends: Ends ) => void;
	/** Ref of the element around fields and thumbs. */
	fields?: Ref< HTMLFieldSetElement >;
}

const SIDES = [ 'min', 'max' ] as const;

const withEnd = ( ends: Ends, index: number, value: string ): Ends =>
	index === 0 ? [ value, ends[ 1 ] ] : [ ends[ 0 ], value ];

/**
 * A range facet: two fields and, for prices and numbers, a slider with two
 * thumbs. Twin of `View\Loop\Facets\RangeFacet`.
 *
 * @param props
 */
export const LoopRange = ( props: Props ) => {
	const { value, low, high, currency, labels, taxonomy, onEnds } = props;
	const ends = props.ends ?? endsOfFacet( taxonomy, value );
	const isOfDays = props.type === 'date';
	const thumbs = thumbsOf( ends, props );
	return (
		<details className="vitrine-loop-group" open={ props.open }>
			<summary className="vitrine-loop-label">{ props.label }</summary>
			<fieldset ref={ props.fields } aria-label={ props.label }>
				{ ! isOfDays && (
					<div className="vitrine-loop-range-slider">
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
								step={ props.step ?? '1' }
								value={ thumbs[ index ] }
								disabled={ low === high }
								aria-label={ labels[ side ] }
								aria-valuetext={
									currency &&
									shortPrice(
										thumbs[ index ] ?? '',
										currency
									)
								}
								autoComplete="off"
								{ ...{
									[ markers.loop_control ]: 'range-slider',
									[ markers.loop_facet ]: taxonomy,
								} }
								onChange={ ( { target } ) =>
									onEnds?.(
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
				) }
				<div className="vitrine-loop-range-fields">
					{ SIDES.map( ( side, index ) => (
						/* eslint-disable-next-line jsx-a11y/label-has-associated-control -- The label contains the field. */
						<label key={ side }>
							<span>
								{ labels[ side ] +
									( currency
										? ` (${ currency.symbol })`
										: '' ) }
							</span>
							<input
								{ ...( isOfDays
									? { type: 'date' }
									: {
											type: 'number',
											min: currency && '0',
											step: 'any',
											inputMode: currency && 'decimal',
									  } ) }
								value={ ends[ index ] }
								placeholder={
									isOfDays
										? undefined
										: String(
												( index === 0 ? low : high ) ??
													''
										  )
								}
								{ ...fieldOf(
									{
										form: props.form,
										name: `${ props.name }[${ side }]`,
									},
									'range'
								) }
								{ ...{ [ markers.loop_facet ]: taxonomy } }
								onChange={ ( { target } ) =>
									onEnds?.(
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
