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

/** A sample cart, as the page would have it. */
const sample = (): CartPageProps => ( {
	cart: sampleCart(),
	shop: sampleShop(),
	options: { sticky_totals: false, coupon: true, cross_sells: true },
	notices: [],
	proof: '',
} );

/**
 * Registers a part of a cart. In the editor the page's own component shows it.
 *
 * @param metadata      Its block.json.
 * @param metadata.name
 * @param usual         Words that the owner may change.
 * @param view          Draws it.
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
