import type { BlockEditProps } from '@wordpress/blocks';
import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { PreviewedBlock } from '../previewed-block';
import { register } from '../register';
import { FieldLabels, type FieldWord } from './field-labels';

/**
 * Block context: query arguments about the checkout around a part, for its
 * server preview.
 */
export const QUERY = 'vitrine/checkoutQuery';

interface Attributes extends Record< string, unknown > {
	title?: string;
	text?: string;
	labels?: Record< string, string >;
}

interface Part {
	title: string;
	/** Message if the form has no such part. */
	empty: string;
	/** Rendered in the inserter's preview if the form has no such part. */
	sample?: ReactNode;
	/** Default heading, if it can be changed. */
	heading?: string;
	/** Label and default of a text, if it can be changed. */
	text?: { label: string; usual: string; help?: string };
	/** Fields whose labels can be changed. */
	fields?: readonly FieldWord[];
}

type Query = Record< string, string >;

const isQuery = ( given: unknown ): given is Query =>
	typeof given === 'object' &&
	given !== null &&
	Object.values( given ).every( ( value ) => typeof value === 'string' );

/**
 * Registers a part of the checkout. The editor shows the page's markup with a
 * sample order.
 *
 * @param metadata      Content of its block.json.
 * @param metadata.name
 * @param part          Texts and settings of the part.
 * @param part.title
 * @param part.empty
 * @param part.sample
 * @param part.heading
 * @param part.text
 * @param part.fields
 */
export const registerCheckoutPart = (
	metadata: { name: string },
	{ title, empty, sample, heading, text, fields }: Part
): void =>
	register< Attributes >(
		metadata,
		( {
			attributes,
			setAttributes,
			context: { [ QUERY ]: query },
		}: BlockEditProps< Attributes > ) => (
			<PreviewedBlock
				block={ metadata.name }
				title={ title }
				panel={ __( 'Settings', 'vitrine' ) }
				attributes={ attributes }
				empty={ empty }
				sample={ sample }
				query={ isQuery( query ) ? query : { vitrine_moment: 'start' } }
				isPart
				className="vitrine-checkout-part"
			>
				{ ( heading || text || fields ) && (
					<>
						{ heading && (
							<TextControl
								label={ __( 'Heading', 'vitrine' ) }
								placeholder={ heading }
								value={ attributes.title ?? '' }
								onChange={ ( value ) =>
									setAttributes( { title: value } )
								}
							/>
						) }
						{ text && (
							<TextControl
								label={ text.label }
								placeholder={ text.usual }
								help={ text.help }
								value={ attributes.text ?? '' }
								onChange={ ( value ) =>
									setAttributes( { text: value } )
								}
							/>
						) }
						{ fields && (
							<FieldLabels
								fields={ fields }
								labels={ attributes.labels ?? {} }
								onChange={ ( labels ) =>
									setAttributes( { labels } )
								}
							/>
						) }
					</>
				) }
			</PreviewedBlock>
		)
	);
