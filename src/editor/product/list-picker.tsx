import { BaseControl, Button, ComboboxControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useProducts } from '../data/use-products';

interface Props {
	/** In display order. */
	productIds: number[];
	onChange: ( productIds: number[] ) => void;
}

const Chosen = ( { id, onRemove }: { id: number; onRemove: () => void } ) => {
	const name =
		useProducts( '', id ).find( ( { value } ) => value === String( id ) )
			?.label ?? `#${ id }`;
	return (
		<li>
			<span>{ name }</span>
			<Button
				icon="no-alt"
				size="small"
				label={ sprintf(
					/* translators: %s: product name. */
					__( 'Remove %s', 'vitrine' ),
					name
				) }
				onClick={ onRemove }
			/>
		</li>
	);
};

/**
 * Combobox that adds products by name.
 *
 * @param props
 * @param props.productIds
 * @param props.onChange
 */
export const ProductsPicker = ( { productIds, onChange }: Props ) => {
	const [ search, setSearch ] = useState( '' );
	const options = useProducts( search, 0 ).filter(
		( { value } ) => ! productIds.includes( Number( value ) )
	);
	return (
		<BaseControl>
			<ComboboxControl
				label={ __( 'Add product', 'vitrine' ) }
				value={ null }
				options={ options }
				onFilterValueChange={ setSearch }
				onChange={ ( value ) => {
					if ( value ) {
						onChange( [ ...productIds, Number( value ) ] );
					}
				} }
			/>
			<ul>
				{ productIds.map( ( id ) => (
					<Chosen
						key={ id }
						id={ id }
						onRemove={ () =>
							onChange(
								productIds.filter( ( one ) => one !== id )
							)
						}
					/>
				) ) }
			</ul>
		</BaseControl>
	);
};
