import type { BlockEditProps } from '@wordpress/blocks';
import { Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { LoopContext } from '../loop/context';
import { LoopPart } from '../loop/loop-part';
import { PreviewedBlock } from '../previewed-block';
import { register } from '../register';
import { useIsOnCard, useNewest } from './use-newest';

/** Whether a listing has already loaded its preview. */
const isOfList = ( context: LoopContext ): boolean =>
	Boolean( context[ 'vitrine/loopPreview' ] );

/** Settings controls of a part. */
export type PartSettings< Attributes extends Record< string, unknown > > =
	ComponentType<
		Pick< BlockEditProps< Attributes >, 'attributes' | 'setAttributes' >
	>;

/**
 * A part of a product; in the inserter's preview it shows the latest product.
 *
 * @param props         Props of the block.
 * @param props.context Block context.
 */
const PreviewedPart = ( {
	context,
	...props
}: ComponentProps< typeof PreviewedBlock > & { context: LoopContext } ) => {
	const isOnCard = useIsOnCard( context );
	const newest = useNewest( isOnCard );
	return (
		<PreviewedBlock
			{ ...props }
			{ ...( isOnCard &&
				newest === undefined && { shown: <Spinner /> } ) }
			postId={
				newest ||
				( typeof context.postId === 'number'
					? context.postId
					: undefined )
			}
			isPart
		/>
	);
};

interface Part< Attributes extends Record< string, unknown > > {
	title: string;
	/** Message if the product has no such data. */
	empty: string;
	/** Class name of its element. */
	className?: string;
	/** Rendered in the inserter's preview if the product has no such data. */
	sample?: ReactNode;
	Settings?: PartSettings< Attributes >;
}

/**
 * Registers a part of a product. The editor shows the product of the
 * surrounding block or loop.
 *
 * @param metadata          Content of its block.json.
 * @param metadata.name
 * @param metadata.ancestor
 * @param part              Texts and settings of the part.
 * @param part.title
 * @param part.empty
 * @param part.className
 * @param part.sample
 * @param part.Settings
 */
export const registerPart = < Attributes extends Record< string, unknown > >(
	metadata: { name: string; ancestor?: readonly string[] },
	{ title, empty, className = '', sample, Settings }: Part< Attributes >
): void =>
	register< Attributes >(
		metadata,
		( {
			attributes,
			setAttributes,
			clientId,
			context,
		}: BlockEditProps< Attributes > ) => (
			<PreviewedPart
				block={ metadata.name }
				title={ title }
				panel={ __( 'Settings', 'vitrine' ) }
				attributes={ attributes }
				empty={ empty }
				context={ context }
				sample={ sample }
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
			</PreviewedPart>
		)
	);
