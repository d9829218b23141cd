import {
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { LayoutPanel } from '../../src/editor/loop/layout-panel';
import { QueryPanel } from '../../src/editor/loop/query-panel';
import type { BuilderProps } from '../../src/editor/loop/builder';
import { useBlockId } from '../../src/editor/loop/use-block-id';
import { useUniqueQuery } from '../../src/editor/use-unique-query';
import metadata from './block.json';

/**
 * The loop builder in the editor.
 *
 * @param props Of the block.
 */
export const Edit = ( props: BuilderProps ) => {
	const { attributes, setAttributes, clientId } = props;
	useUniqueQuery( metadata.name, clientId, attributes.queryId, ( queryId ) =>
		setAttributes( { queryId } )
	);
	useBlockId( metadata.name, clientId, attributes.block_id, ( id ) =>
		setAttributes( { block_id: id } )
	);
	return (
		<>
			<InspectorControls>
				<QueryPanel { ...props } />
				<LayoutPanel { ...props } />
			</InspectorControls>
			<div
				{ ...useInnerBlocksProps(
					useBlockProps( { className: 'vitrine-loop' } )
				) }
			/>
		</>
	);
};
