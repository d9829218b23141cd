import type { BlockEditProps } from '@wordpress/blocks';
import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { PreviewedBlock } from '../previewed-block';
import { register } from '../register';
import { FieldLabels, type FieldWord } from './field-labels';

/** Block context: what the editor tells the server of the checkout around a part. */
export const QUERY = 'vitrine/checkoutQuery';

interface Attributes extends Record< string, unknown > {
	title?: string;
	text?: string;
	labels?: Record< string, string >;
}

interface Part {
	title: string;
	/** What is said where the form has none of it. */
	empty: string;
	/** The usual heading, where the owner may have another. */
	heading?: string;
	/** What a text is called and what it usually says, where the owner may have another. */
	text?: { label: string; usual: string; help?: string };
	/** Its fields, whose labels the owner may change. */
	fields?: readonly FieldWord[];
}

type Query = Record< string, string >;

const isQuery = ( given: unknown ): given is Query =>
	typeof given === 'object' &&
	given !== null &&
	Object.values( given ).every( ( value ) => typeof value === 'string' );

/**
 * Registers a part of a checkout. In the editor it shows the page's own markup, on
 * an order of the shop's products.
 *
 * @param metadata      Its block.json.
 * @param metadata.name
 * @param part          What it says and what can be set.
 * @param part.title
 * @param part.empty
 * @param part.heading
 * @param part.text
 * @param part.fields
 */
export const registerCheckoutPart = (
	metadata: { name: string },
	{ title, empty, heading, text, fields }: Part
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
