import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import type { LoopContext } from '../loop/context';
import { LoopPart } from '../loop/loop-part';
import { PreviewedBlock } from '../previewed-block';
import { register } from '../register';

/** Whether a list has drawn it with all that is in it. */
const isOfList = ( context: LoopContext ): boolean =>
	Boolean( context[ 'vitrine/loopPreview' ] );

/** Changes the settings of a part. */
export type PartSettings< Attributes extends Record< string, unknown > > =
	ComponentType<
		Pick< BlockEditProps< Attributes >, 'attributes' | 'setAttributes' >
	>;

interface Part< Attributes extends Record< string, unknown > > {
	title: string;
	/** Shown where the product has no such data. */
	empty: string;
	/** Class of its element, by which it is laid out. */
	className?: string;
	Settings?: PartSettings< Attributes >;
}

/**
 * Registers a part of a product. In the editor it shows the product of the block
 * around it, or of its loop.
 *
 * @param metadata          Its block.json.
 * @param metadata.name
 * @param metadata.ancestor
 * @param part              What it says and what can be set.
 * @param part.title
 * @param part.empty
 * @param part.className
 * @param part.Settings
 */
export const registerPart = < Attributes extends Record< string, unknown > >(
	metadata: { name: string; ancestor?: readonly string[] },
	{ title, empty, className = '', Settings }: Part< Attributes >
): void =>
	register< Attributes >(
		metadata,
		( {
			attributes,
			setAttributes,
			clientId,
			context,
		}: BlockEditProps< Attributes > ) => (
			<PreviewedBlock
				block={ metadata.name }
				title={ title }
				panel={ __( 'Settings', 'vitrine' ) }
				attributes={ attributes }
				empty={ empty }
				postId={
					typeof context.postId === 'number'
						? context.postId
						: undefined
				}
				isPart
				{ ...( isOfList( context ) && {
					shown: (
						<LoopPart
							clientId={ clientId }
							context={ context }
							empty={ empty }
							isWhole
						/>
					),
				} ) }
				className={ className }
			>
				{ Settings && (
					<Settings
						attributes={ attributes }
						setAttributes={ setAttributes }
					/>
				) }
			</PreviewedBlock>
		)
	);
