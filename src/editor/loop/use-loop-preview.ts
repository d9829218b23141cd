import apiFetch from '@wordpress/api-fetch';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { type Block, createBlock, serialize } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { useEffect, useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import contract, { createResolver } from '../../contract';
import { wordsOf } from '../../transport/http/refusal';

/** The pieces of a listing as its page shows them. PHP: `Editor\LoopPreview`. */
export interface LoopPreview {
	/** Of the results. */
	ids: number[];
	/** Client id of a block to post id (of a result, or of the page) to its HTML. */
	parts: Record< string, Record< string, string > >;
}

/** What is known of the pieces. */
export type KnownLoop =
	| { state: 'loading' }
	| ( { state: 'known'; says_empty: boolean } & LoopPreview )
	| { state: 'failed'; message: string; retry: () => void };

/** While somebody types or drags, nothing is asked. In milliseconds. */
const REST_MS = 300;

const path = createResolver( contract.placeholders )(
	contract.rest.namespace + contract.rest.loop_preview
);

/** Blocks that the server draws whole. */
const DRAWN = /^vitrine\/(loop|product)-/;

/** Around the cards of a product listing stands what is no block. */
const LISTING = 'vitrine/product-listing';

/** The same blocks, where those that the server draws say who they are. */
const marked = ( { name, attributes, innerBlocks, clientId }: Block ): Block =>
	createBlock(
		name,
		name === LISTING || ( DRAWN.test( name ) && ! innerBlocks.length )
			? {
					...attributes,
					metadata: {
						...Object( attributes.metadata ),
						vitrinePreview: clientId,
					},
			  }
			: attributes,
		innerBlocks.map( marked )
	);

/** Whether a listing has words of its own for no results. */
const saysEmpty = ( { name, innerBlocks }: Block ): boolean =>
	name === 'vitrine/loop-empty' || innerBlocks.some( saysEmpty );

/** What the server makes of a listing, asked for anew after each change; nothing is asked without one. */
const useDrawn = (
	block: Block | null,
	postId: number | undefined
): KnownLoop => {
	const [ known, setKnown ] = useState< KnownLoop >( { state: 'loading' } );
	const [ tries, setTries ] = useState( 0 );
	const content = useMemo(
		() => ( block ? serialize( [ marked( block ) ] ) : '' ),
		[ block ]
	);
	const says_empty = block ? saysEmpty( block ) : false;
	useEffect( () => {
		if ( ! content ) {
			return;
		}
		const leaving = new AbortController();
		const timer = setTimeout( () => {
			apiFetch< LoopPreview >( {
				path,
				method: 'POST',
				data: { content, post_id: postId ?? 0 },
				signal: leaving.signal,
			} ).then(
				( preview ) =>
					setKnown( { state: 'known', says_empty, ...preview } ),
				( error: unknown ) => {
					if ( ! leaving.signal.aborted ) {
						setKnown( {
							state: 'failed',
							message:
								wordsOf( error ) ||
								__(
									'The preview could not be loaded.',
									'vitrine'
								),
							retry: () => setTries( ( before ) => before + 1 ),
						} );
					}
				}
			);
		}, REST_MS );
		return () => {
			clearTimeout( timer );
			leaving.abort();
		};
	}, [ content, postId, says_empty, tries ] );
	return known;
};

const useBlock = ( clientId: string ): Block | null =>
	useSelect(
		( select ) => select( blockEditorStore ).getBlock( clientId ),
		[ clientId ]
	);

/**
 * A listing as its page would show it, asked for anew after each change.
 *
 * @param clientId Of the loop builder or the product listing.
 * @param postId   The post that is edited; undefined: a template.
 */
export const useLoopPreview = (
	clientId: string,
	postId: number | undefined
): KnownLoop => useDrawn( useBlock( clientId ), postId );

/**
 * What the listing around a part shows. In the card of the inserter nothing is
 * around it: there it stands in a listing of the shop's products.
 *
 * @param clientId Of the part.
 * @param given    By its listing; undefined: it stands alone.
 * @param around   The listing of a part that stands alone.
 */
export const useKnownLoop = (
	clientId: string,
	given: KnownLoop | undefined,
	around: ( part: Block ) => Block
): KnownLoop => {
	const part = useBlock( clientId );
	const isAlone = ! given;
	const sample = useDrawn(
		useMemo(
			() => ( isAlone && part ? around( part ) : null ),
			[ isAlone, part, around ]
		),
		undefined
	);
	return given ?? sample;
};
