import {
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- WordPress's Post Template block uses it; there is no other way to render blocks once per post.
	__experimentalUseBlockPreview as useBlockPreview,
	BlockContextProvider,
	store as blockEditorStore,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { memo, useMemo } from '@wordpress/element';
import type { CSSProperties } from 'react';
import { editorData } from '../data';

type Blocks = Parameters< typeof useBlockPreview >[ 0 ][ 'blocks' ];

/** Attributes of a result's element. */
interface ItemProps {
	className: string;
	style?: CSSProperties;
}

/** The first result, whose blocks are the editable template. */
const Editable = ( { item }: { item: ItemProps } ) => (
	<li { ...useInnerBlocksProps( item ) } />
);

/** Another result, which previews the template with its own content. */
const Shown = memo(
	( { blocks, item }: { blocks: Blocks; item: ItemProps } ) => (
		<li { ...useBlockPreview( { blocks, props: item } ) } />
	)
);

const LOOP_ITEM: ItemProps = { className: 'vitrine-loop-item' };
const LOOP_PRODUCT: ItemProps = { className: 'vitrine-loop-item is-product' };

interface Props {
	/** Client id of the template block. */
	clientId: string;
	/** Post ids, at least one. */
	ids: readonly number[];
	postType: string;
	/** Class name of the list. */
	className?: string;
	item?: ItemProps;
	/** Additional block context. */
	given?: Record< string, unknown >;
}

/** A result with its block context. */
const Item = ( {
	postId,
	isFirst,
	blocks,
	postType,
	item,
	given,
}: Required< Pick< Props, 'postType' | 'item' > > &
	Pick< Props, 'given' > & {
		postId: number;
		isFirst: boolean;
		blocks: Blocks;
	} ) => (
	<BlockContextProvider
		value={ useMemo(
			() => ( { ...given, postId, postType } ),
			[ given, postId, postType ]
		) }
	>
		{ isFirst ? (
			<Editable item={ item } />
		) : (
			<Shown blocks={ blocks } item={ item } />
		) }
	</BlockContextProvider>
);

/**
 * The template with real posts: the first one is editable, the others are
 * previews.
 *
 * @param props
 * @param props.clientId
 * @param props.ids
 * @param props.postType
 * @param props.className
 * @param props.item
 * @param props.given
 */
export const Items = ( {
	clientId,
	ids,
	postType,
	className = 'vitrine-loop-items',
	item = postType === editorData().post_type ? LOOP_PRODUCT : LOOP_ITEM,
	given,
}: Props ) => {
	const blocks = useSelect(
		( select ) => select( blockEditorStore ).getBlocks( clientId ),
		[ clientId ]
	);
	return (
		<ul className={ className }>
			{ ids.map( ( postId, index ) => (
				<Item
					key={ postId }
					postId={ postId }
					isFirst={ index === 0 }
					blocks={ blocks }
					postType={ postType }
					item={ item }
					{ ...( given && { given } ) }
				/>
			) ) }
		</ul>
	);
};
