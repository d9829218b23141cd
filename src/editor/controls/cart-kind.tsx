import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { editorData } from '../data';

/**
 * Select for the shop whose cart a block shows. Not rendered if there is only
 * one.
 *
 * @param props
 * @param props.kind     Selected kind; empty: the first option.
 * @param props.first    Label of the first option.
 * @param props.onChange
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
