import apiFetch from '@wordpress/api-fetch';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { type Block, createBlock, serialize } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { useEffect, useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import contract, { createResolver } from '../../../contract';
import { wordsOf } from '../../../transport/http/refusal';

/** Preview data of a listing. PHP: `Editor\LoopPreview`. */
export interface LoopPreview {
	/** Post ids of the results. */
	ids: number[];
	/** HTML by client id of the block and post id (of the result or the page). */
	parts: Record< string, Record< string, string > >;
}

/** State of the preview data. */
export type KnownLoop =
	| { state: 'loading' }
	| ( { state: 'known'; says_empty: boolean } & LoopPreview )
	| { state: 'failed'; message: string; retry: () => void };

/** Debounce while typing or dragging, in milliseconds. */
const REST_MS = 300;

const path = createResolver( contract.placeholders )(
	contract.rest.namespace + contract.rest.loop_preview
);

/** Blocks rendered by the server. */
const DRAWN = /^vitrine\/(loop|product)-/;

/** Its title and pagination are not blocks, so the server renders all of it. */
const LISTING = 'vitrine/product-listing';

/** Copies blocks, adding client ids to those rendered by the server. */
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

/** Whether a listing has a block for no results. */
const saysEmpty = ( { name, innerBlocks }: Block ): boolean =>
	name === 'vitrine/loop-empty' || innerBlocks.some( saysEmpty );

/** Requests preview data from the server after each change; null: no request. */
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
 * The preview data of a listing, updated after each change.
 *
 * @param clientId Client id of the loop builder or product listing.
 * @param postId   Id of the edited post; undefined: a template.
 */
export const useLoopPreview = (
	clientId: string,
	postId: number | undefined
): KnownLoop => useDrawn( useBlock( clientId ), postId );

/**
 * The preview data for a part. In the inserter's preview it has no listing
 * around it, so a listing of the shop's products is used.
 *
 * @param clientId Client id of the part.
 * @param given    Data from its listing; undefined: it has none.
 * @param around   Creates a listing for a part without one.
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
