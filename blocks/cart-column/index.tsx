import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { registerContainer } from '../../src/editor/register-container';
import metadata from './block.json';

interface Attributes extends Record< string, unknown > {
	area: 'items' | 'totals';
}

/** The page's own classes. PHP: `View\Cart\Layout\Tree::AREAS`. */
const CLASSES: Record< Attributes[ 'area' ], string > = {
	items: 'vitrine-cart-column vitrine-cart-main',
	totals: 'vitrine-cart-column cart-collaterals',
};

registerContainer< Attributes >(
	metadata,
	( { attributes: { area } }: BlockEditProps< Attributes > ) => (
		<div
			{ ...useInnerBlocksProps(
				useBlockProps( { className: CLASSES[ area ] } )
			) }
		/>
	)
);
