import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import type { ReactNode } from 'react';
import { ServerPreview } from './server-preview';
import { withoutSupports } from './product/without-supports';

interface Props {
	/** Name of the block. */
	block: string;
	title: string;
	/** Heading of its settings; its title without. */
	panel?: string;
	attributes: Record< string, unknown >;
	/** What is said while there is nothing to show. */
	empty?: string;
	/** The post that the block is shown with. */
	postId?: number | undefined;
	/** Query arguments beside it. */
	query?: Record< string, string >;
	/** Whether it is a part of something: the server puts its colors, spacing and typography onto the part's own element. */
	isPart?: boolean;
	/** What is shown in the place of a preview of its own. */
	shown?: ReactNode;
	/** A class of the block's element. */
	className?: string;
	/** Its settings. */
	children?: ReactNode;
}

/**
 * A block in the editor that has one panel of settings, or none, and is shown as
 * the server renders it.
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
					/>
				) }
			</div>
		</>
	);
};
