import {
	InspectorControls,
	store as blockEditorStore,
	useBlockProps,
} from '@wordpress/block-editor';
import { Placeholder } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useShownProduct } from '../../src/editor/product/use-shown-product';
import type { Props } from './attributes';
import { Composed } from './composed';
import { ProductPanel, Which } from './panels';
import { Standard } from './standard';

/**
 * The product in the editor: the selected or edited one, or a sample in
 * templates.
 *
 * @param props Block props.
 */
export const Edit = ( props: Props ) => {
	const { attributes, clientId, context } = props;
	const shown = useShownProduct( attributes.productId, context );
	const isComposed = useSelect(
		( select ) => select( blockEditorStore ).getBlockCount( clientId ) > 0,
		[ clientId ]
	);
	const own = useBlockProps();
	if ( shown.id || shown.isExample ) {
		return isComposed ? (
			<Composed block={ props } shown={ shown } />
		) : (
			<Standard block={ props } shown={ shown } />
		);
	}
	return (
		<>
			<InspectorControls>
				<ProductPanel block={ props } shown={ shown } />
			</InspectorControls>
			<div { ...own }>
				<Placeholder
					label={ __( 'Product', 'vitrine' ) }
					icon="store"
					instructions={ __(
						'On a product page, shows its images, price and form. To show a specific product on any page, choose it here.',
						'vitrine'
					) }
				>
					<Which { ...props } />
				</Placeholder>
			</div>
		</>
	);
};
