import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Choice } from '../../../core/settings/payments';
import { isPercent, type TaxRate } from '../../../core/settings/tax';
import { StateControl } from './state-control';

/** The table's columns in order. */
export const columns = () => ( {
	country: __( 'Country', 'vitrine' ),
	state: __( 'State', 'vitrine' ),
	postcode: __( 'Postcode', 'vitrine' ),
	rate: __( 'Rate (%)', 'vitrine' ),
	name: __( 'Tax name', 'vitrine' ),
	class: __( 'Tax class', 'vitrine' ),
	priority: __( 'Priority', 'vitrine' ),
	shipping: __( 'Shipping', 'vitrine' ),
} );

interface Props {
	rate: TaxRate;
	/** From 1. */
	number: number;
	countries: Choice[];
	/** States of the rate's country. */
	states: Choice[];
	classes: Choice[];
	onChange: ( edits: Partial< TaxRate > ) => void;
	onRemove: () => void;
}

const Options = ( { choices }: { choices: Choice[] } ) =>
	choices.map( ( { value, label } ) => (
		<option key={ value } value={ value }>
			{ label }
		</option>
	) );

/** A row of the tax rates table. */
export const RateRow = ( {
	rate,
	number,
	countries,
	states,
	classes,
	onChange,
	onRemove,
}: Props ) => {
	const names = columns();
	const labelOf = ( column: keyof typeof names ) =>
		sprintf(
			/* translators: 1: column of a table, such as "Country", 2: number of a tax rate. */
			__( '%1$s of rate %2$d', 'vitrine' ),
			names[ column ],
			number
		);
	const text = ( column: 'postcode' | 'rate' | 'name', isWrong = false ) => (
		<td>
			<input
				type="text"
				aria-label={ labelOf( column ) }
				aria-invalid={ isWrong || undefined }
				inputMode={ column === 'rate' ? 'decimal' : undefined }
				placeholder={ column === 'postcode' ? '*' : '' }
				value={ rate[ column ] }
				maxLength={ column === 'postcode' ? 5000 : 100 }
				onChange={ ( { target } ) =>
					onChange( { [ column ]: target.value } )
				}
			/>
		</td>
	);
	return (
		<tr>
			<td>
				<select
					aria-label={ labelOf( 'country' ) }
					value={ rate.country }
					onChange={ ( { target } ) =>
						onChange( { country: target.value, state: '' } )
					}
				>
					<option value="">
						{ __( 'All countries', 'vitrine' ) }
					</option>
					<Options choices={ countries } />
				</select>
			</td>
			<td>
				<StateControl
					label={ labelOf( 'state' ) }
					none="*"
					value={ rate.state }
					states={ states }
					onChange={ ( state ) => onChange( { state } ) }
				/>
			</td>
			{ text( 'postcode' ) }
			{ text( 'rate', ! isPercent( rate.rate ) ) }
			{ text( 'name' ) }
			<td>
				<select
					aria-label={ labelOf( 'class' ) }
					value={ rate.class }
					onChange={ ( { target } ) =>
						onChange( { class: target.value } )
					}
				>
					<Options choices={ classes } />
				</select>
			</td>
			<td>
				<input
					type="number"
					min={ 1 }
					max={ 100 }
					aria-label={ labelOf( 'priority' ) }
					value={ rate.priority }
					onChange={ ( { target } ) =>
						onChange( {
							priority: Math.min(
								100,
								Math.max( 1, Number( target.value ) || 1 )
							),
						} )
					}
				/>
			</td>
			<td>
				<input
					type="checkbox"
					aria-label={ labelOf( 'shipping' ) }
					checked={ rate.shipping }
					onChange={ ( { target } ) =>
						onChange( { shipping: target.checked } )
					}
				/>
			</td>
			<td>
				<Button
					icon="trash"
					label={ sprintf(
						/* translators: %d: number of a tax rate. */
						__( 'Remove rate %d', 'vitrine' ),
						number
					) }
					onClick={ onRemove }
					size="compact"
				/>
			</td>
		</tr>
	);
};
