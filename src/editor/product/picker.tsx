import { ComboboxControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useProducts } from '../data/use-products';

interface Props {
	/** 0: none. */
	productId: number;
	onChange: ( productId: number ) => void;
	label?: string;
	help?: string;
}

/**
 * Combobox for a product.
 *
 * @param props
 * @param props.productId
 * @param props.onChange
 * @param props.label
 * @param props.help      What is shown without a selected product.
 */
export const ProductPicker = ( {
	productId,
	onChange,
	label = __( 'Product', 'vitrine' ),
	help = __( 'Current product', 'vitrine' ),
}: Props ) => {
	const [ search, setSearch ] = useState( '' );
	return (
		<ComboboxControl
			label={ label }
			help={ help }
			value={ productId ? String( productId ) : null }
			options={ useProducts( search, productId ) }
			onFilterValueChange={ setSearch }
			onChange={ ( value ) => onChange( Number( value ?? 0 ) ) }
		/>
	);
};
