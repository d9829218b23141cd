<?php
/**
 * Bodies of requests to a search service.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Modules\SearchService;

/**
 * JSON schemas of the documented bodies, as far as the module sends them.
 */
final class Bodies {

	public const CREATE = array(
		'type'                 => 'object',
		'required'             => true,
		'additionalProperties' => false,
		'properties'           => array(
			'settings' => array( 'type' => 'object' ),
			'mappings' => array(
				'type'                 => 'object',
				'additionalProperties' => false,
				'properties'           => array(
					'dynamic'    => array( 'enum' => array( 'strict' ), 'type' => 'string' ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
					'properties' => array(
						'type'                 => 'object',
						'additionalProperties' => array(
							'type'                 => 'object',
							'additionalProperties' => false,
							'properties'           => array(
								'type'       => array( 'enum' => array( 'keyword', 'long', 'float', 'date', 'nested' ), 'type' => 'string' ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
								'normalizer' => array( 'type' => 'string' ),
								'format'     => array( 'type' => 'string' ),
								'properties' => array( 'type' => 'object' ),
							),
						),
					),
				),
			),
		),
	);

	public const ALIASES = array(
		'type'                 => 'object',
		'additionalProperties' => false,
		'properties'           => array(
			'actions' => array(
				'type'  => 'array',
				'items' => array(
					'type'                 => 'object',
					'additionalProperties' => false,
					'properties'           => array(
						'add'          => array( 'type' => 'object', 'required' => array( 'index', 'alias' ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
						'remove_index' => array( 'type' => 'object', 'required' => array( 'index' ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
					),
				),
			),
		),
	);

	public const SEARCH = array(
		'type'                 => 'object',
		'additionalProperties' => false,
		'properties'           => array(
			'size'             => array( 'type' => 'integer', 'minimum' => 0 ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			'from'             => array( 'type' => 'integer', 'minimum' => 0 ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			'_source'          => array( 'type' => 'boolean' ),
			'track_total_hits' => array( 'type' => 'boolean' ),
			'query'            => array( 'type' => 'object' ),
			'post_filter'      => array( 'type' => 'object' ),
			'sort'             => array( 'type' => 'array' ),
			'aggs'             => array( 'type' => 'object' ),
		),
	);

	/**
	 * Returns whether a body matches its schema, and the error message if not.
	 *
	 * @param mixed                $json   Body of the request.
	 * @param array<string, mixed> $schema JSON schema.
	 * @return array{bool, string}
	 */
	public static function validity( mixed $json, array $schema ): array {
		$valid = rest_validate_value_from_schema( $json, $schema, 'body' );
		return array( true === $valid, is_wp_error( $valid ) ? $valid->get_error_message() : '' );
	}
}
