import { __, _n, sprintf } from '@wordpress/i18n';
import { ChoiceToolbar } from './choice-toolbar';

/**
 * The number of columns in the block's toolbar.
 *
 * @param props
 * @param props.columns
 * @param props.most     Maximum.
 * @param props.onChange
 */
export const ColumnsToolbar = ( {
	columns,
	most,
	onChange,
}: {
	columns: number;
	most: number;
	onChange: ( columns: number ) => void;
} ) => (
	<ChoiceToolbar
		icon="columns"
		label={ __( 'Columns', 'vitrine' ) }
		value={ String( columns ) }
		choices={ Array.from( { length: most }, ( _one, index ) => ( {
			value: String( index + 1 ),
			label: sprintf(
				/* translators: %d: number of columns. */
				_n( '%d column', '%d columns', index + 1, 'vitrine' ),
				index + 1
			),
		} ) ) }
		onChange={ ( value ) => onChange( Number( value ) ) }
	/>
);
