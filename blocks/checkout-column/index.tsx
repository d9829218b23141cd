import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { registerContainer } from '../../src/editor/register-container';
import metadata from './block.json';

interface Attributes extends Record< string, unknown > {
	area: 'fields' | 'totals' | 'payment';
}

/** The page's own classes. PHP: `View\Checkout\Parts\Parts::COLUMNS`. */
const CLASSES: Record< Attributes[ 'area' ], string > = {
	fields: 'vitrine-checkout-main',
	totals: 'vitrine-checkout-side',
	payment: 'vitrine-checkout-pay',
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
