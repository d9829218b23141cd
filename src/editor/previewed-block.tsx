import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import type { ReactNode } from 'react';
import { ServerPreview } from './server-preview';
import { withoutSupports } from './product/without-supports';

interface Props {
	/** Name of the block. */
	block: string;
	title: string;
	/** Heading of the settings panel; default: the title. */
	panel?: string;
	attributes: Record< string, unknown >;
	/** Message if there is nothing to show. */
	empty?: string;
	/** Id of the post to render the block with. */
	postId?: number | undefined;
	/** Additional query arguments. */
	query?: Record< string, string >;
	/**
	 * Whether it is a part whose block supports (colors, spacing, typography)
	 * are applied by the server to an inner element.
	 */
	isPart?: boolean;
	/** Rendered instead of the server preview. */
	shown?: ReactNode;
	/** Rendered in the inserter's preview if there is nothing to show. */
	sample?: ReactNode;
	/** Class name of the block's element. */
	className?: string;
	/** Settings controls. */
	children?: ReactNode;
}

/**
 * A block in the editor with at most one settings panel and a server preview.
 *
 * @param props
 * @param props.block
 * @param props.title
 * @param props.panel
 * @param props.attributes
 * @param props.empty
 * @param props.postId
 * @param props.query
 * @param props.isPart
 * @param props.shown
 * @param props.sample
 * @param props.className
 * @param props.children
 */
export const PreviewedBlock = ( {
	block,
	title,
	panel = title,
	attributes,
	empty = '',
	postId,
	query = {},
	isPart = false,
	shown,
	sample,
	className = '',
	children,
}: Props ) => {
	const own = useBlockProps( { className } );
	return (
		<>
			{ children && (
				<InspectorControls>
					<PanelBody title={ panel }>{ children }</PanelBody>
				</InspectorControls>
			) }
			<div { ...( isPart ? withoutSupports( own ) : own ) }>
				{ shown ?? (
					<ServerPreview
						block={ block }
						attributes={ attributes }
						title={ title }
						empty={ empty }
						postId={ postId }
						query={ query }
						hasSupports={ isPart }
						isSmall={ isPart }
						sample={ sample }
					/>
				) }
			</div>
		</>
	);
};
