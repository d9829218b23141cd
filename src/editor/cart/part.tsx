import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { OwnWords } from '../../islands/cart-page/layout';
import type { CartPageProps } from '../../islands/types';
import { sampleCart, sampleShop } from '../data/sample';
import { Preview } from '../preview';
import { register } from '../register';
import { ownWords, type UsualWords, WordControls, type Words } from './words';

/** A sample cart with the page's props. */
const sample = (): CartPageProps => ( {
	cart: sampleCart(),
	shop: sampleShop(),
	options: { sticky_totals: false, coupon: true, cross_sells: true },
	notices: [],
	proof: '',
} );

/**
 * Registers a part of the cart. The editor renders the page's component.
 *
 * @param metadata      Content of its block.json.
 * @param metadata.name
 * @param usual         Texts that the owner can change.
 * @param view          Renders the part.
 */
export const registerCartPart = (
	metadata: { name: string },
	usual: UsualWords,
	view: ( props: CartPageProps, own: OwnWords ) => ReactNode
): void =>
	register< Words >(
		metadata,
		( { attributes, setAttributes }: BlockEditProps< Words > ) => (
			<>
				<InspectorControls>
					<PanelBody title={ __( 'Settings', 'vitrine' ) }>
						<WordControls
							words={ attributes }
							usual={ usual }
							onChange={ setAttributes }
						/>
					</PanelBody>
				</InspectorControls>
				<div { ...useBlockProps( { className: 'vitrine-cart-part' } ) }>
					<Preview within="vitrine-cart">
						{ view( sample(), ownWords( attributes ) ) }
					</Preview>
				</div>
			</>
		)
	);
