import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import { useMemo } from '@wordpress/element';
import type { CSSProperties } from 'react';
import { PreviewProvider } from '../../src/editor/loop/preview/preview-provider';
import {
	type KnownLoop,
	useLoopPreview,
} from '../../src/editor/loop/preview/use-loop-preview';
import { Preview } from '../../src/editor/preview';
import type { Props } from './attributes';
import { emptyOf } from './collections';

const ALLOWED = [ 'vitrine/product-template' ];

/** The HTML before and after the cards. */
const aroundCards = (
	known: KnownLoop,
	clientId: string
): { before: string; after: string } => {
	const [ html = '' ] = Object.values(
		( known.state === 'known' && known.parts[ clientId ] ) || {}
	);
	const frame = new DOMParser().parseFromString( html, 'text/html' ).body
		.firstElementChild;
	const pieces = [ ...( frame?.children ?? [] ) ];
	const cards = pieces.findIndex( ( piece ) =>
		piece.matches( '.products, .vitrine-carousel' )
	);
	const htmlOf = ( some: Element[] ): string =>
		some.map( ( { outerHTML } ) => outerHTML ).join( '' );
	return cards < 0
		? { before: '', after: '' }
		: {
				before: htmlOf( pieces.slice( 0, cards ) ),
				after: htmlOf( pieces.slice( cards + 1 ) ),
		  };
};

const Around = ( { html }: { html: string } ) =>
	html ? (
		<Preview>
			<div dangerouslySetInnerHTML={ { __html: html } } />
		</Preview>
	) : null;

/**
 * The listing with a template block, which is edited once and previewed for
 * each product.
 *
 * @param props            Block props.
 * @param props.attributes
 * @param props.clientId
 * @param props.context
 */
export const Composed = ( { attributes, clientId, context }: Props ) => {
	const { layout, imageRatio, collection } = attributes;
	const known = useLoopPreview( clientId, context.postId );
	const { before, after } = useMemo(
		() => aroundCards( known, clientId ),
		[ known, clientId ]
	);
	const { children, ...own } = useInnerBlocksProps(
		useBlockProps( {
			className: `vitrine-product-listing ${
				layout === 'grid' ? '' : `is-layout-${ layout }`
			}`,
			style: { '--vitrine-ratio': imageRatio } as CSSProperties,
		} ),
		{ allowedBlocks: ALLOWED, templateLock: false }
	);
	const isEmpty = known.state === 'known' && ! known.ids.length;
	return (
		<div { ...own }>
			<PreviewProvider
				known={ known }
				before={
					<>
						{ isEmpty && <p>{ emptyOf( collection ) }</p> }
						<Around html={ before } />
					</>
				}
				after={ <Around html={ after } /> }
			>
				{ children }
			</PreviewProvider>
		</div>
	);
};
