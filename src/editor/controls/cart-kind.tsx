import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { editorData } from '../data';

/**
 * Which shop's cart a block is about. Where one shop sells there is no choice, and
 * no control.
 *
 * @param props
 * @param props.kind     The kind that is chosen; empty: what the first option says.
 * @param props.first    What an empty choice means.
 * @param props.onChange Takes another one.
 * @see spec 2.6
 */
export const CartKind = ( {
	kind,
	first,
	onChange,
}: {
	kind: string;
	first: string;
	onChange: ( kind: string ) => void;
} ) => {
	const [ shop, downloads ] = editorData().cart_kinds;
	if ( shop === undefined || downloads === undefined ) {
		return null;
	}
	return (
		<SelectControl
			label={ __( 'Cart', 'vitrine' ) }
			value={ kind }
			options={ [
				{ value: '', label: first },
				{ value: shop, label: __( 'Shop cart', 'vitrine' ) },
				{
					value: downloads,
					label: __( 'Downloads cart', 'vitrine' ),
				},
			] }
			onChange={ onChange }
		/>
	);
};
