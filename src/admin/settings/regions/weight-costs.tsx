import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { isWeight, type WeightBand } from '../../../core/settings/shipping';
import { Text } from './text';

interface Props {
	bands: WeightBand[];
	/** Weight unit, such as kg. */
	unit: string;
	onChange: ( bands: WeightBand[] ) => void;
}

/** A table of surcharges on a flat rate by weight. */
export const WeightCosts = ( { bands, unit, onChange }: Props ) => {
	const edit = ( index: number, edits: Partial< WeightBand > ) =>
		onChange(
			bands.map( ( band, at ) =>
				at === index ? { ...band, ...edits } : band
			)
		);
	const heavier = sprintf(
		/* translators: %s: unit of weight, such as kg. */
		__( 'From weight (%s)', 'vitrine' ),
		unit
	);
	return (
		<div className="vitrine-zone__weights">
			{ bands.map( ( { from, cost }, index ) => (
				<div key={ index }>
					<Text
						label={ heavier }
						isValid={ isWeight }
						value={ from }
						onChange={ ( text ) => edit( index, { from: text } ) }
					/>
					<Text
						label={ __( 'Additional cost', 'vitrine' ) }
						value={ cost }
						onChange={ ( text ) => edit( index, { cost: text } ) }
					/>
					<Button
						icon="trash"
						label={ sprintf(
							/* translators: %d: number of a band of weights. */
							__( 'Remove weight %d', 'vitrine' ),
							index + 1
						) }
						onClick={ () =>
							onChange(
								bands.filter( ( _one, at ) => at !== index )
							)
						}
						size="compact"
					/>
				</div>
			) ) }
			<Button
				variant="tertiary"
				onClick={ () =>
					onChange( [ ...bands, { from: '', cost: '' } ] )
				}
				size="compact"
			>
				{ __( 'Add cost by weight', 'vitrine' ) }
			</Button>
		</div>
	);
};
