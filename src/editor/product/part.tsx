import type { BlockEditProps } from '@wordpress/blocks';
import { Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ComponentProps, ComponentType } from 'react';
import type { LoopContext } from '../loop/context';
import { LoopPart } from '../loop/loop-part';
import { PreviewedBlock } from '../previewed-block';
import { register } from '../register';
import { useIsOnCard, useNewest } from './use-newest';

/** Whether a list has drawn it with all that is in it. */
const isOfList = ( context: LoopContext ): boolean =>
	Boolean( context[ 'vitrine/loopPreview' ] );

/** Changes the settings of a part. */
export type PartSettings< Attributes extends Record< string, unknown > > =
	ComponentType<
		Pick< BlockEditProps< Attributes >, 'attributes' | 'setAttributes' >
	>;

/**
 * A part beside what is around it; on a card of the inserter it shows the newest product.
 *
 * @param props         Of a previewed block.
 * @param props.context Of the part.
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
			<PreviewedPart
				block={ metadata.name }
				title={ title }
				panel={ __( 'Settings', 'vitrine' ) }
				attributes={ attributes }
				empty={ empty }
				context={ context }
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
