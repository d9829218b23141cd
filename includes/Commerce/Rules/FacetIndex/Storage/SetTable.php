<?php
/**
 * Stores the sets of the index.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules\FacetIndex\Storage;

use Vitrine\Commerce\Facets\FacetedProducts;
use Vitrine\Commerce\Rules\FacetIndex\Bits\Bitmap;
use Vitrine\Commerce\Rules\FacetIndex\Bits\Columns;
use Vitrine\Commerce\Rules\FacetIndex\Bits\Slots;
use Vitrine\Commerce\Rules\FacetIndex\Layers;
use Vitrine\Commerce\Rules\FacetIndex\ReadPlan;

defined( 'ABSPATH' ) || exit;

/**
 * One row holds all values of a facet on one layer in one chunk: their names as JSON and
 * their sets, concatenated, as base64, which is safe in every database. Facets that may have
 * many values have their Columns as well, in rows with negative layers, one for each group,
 * and Slots of these where variations of a product differ.
 */
final class SetTable {

	/** Layer of the slots of the first group of columns; those of the next ones are below. */
	public const SLOTS = -100000;

	/** @param string $table Full table name. */
	public function __construct( private readonly string $table ) {}

	/**
	 * Reads what a plan needs, over all chunks.
	 *
	 * @param ReadPlan $plan The plan.
	 */
	public function read( ReadPlan $plan ): StoredSets {
		return StoredSets::read( $this->table, $plan );
	}

	/**
	 * Lists the attributes in which variations of a product differ.
	 *
	 * @return list<string>
	 */
	public function varying(): array {
		global $wpdb;
		return array_values( array_map( 'strval', $wpdb->get_col( $wpdb->prepare( 'SELECT DISTINCT facet FROM %i WHERE layer <= %d', $this->table, self::SLOTS ) ) ) );
	}

	/**
	 * Adds the sets of layer OWN to those of a chunk; where they equal those of layer
	 * PRODUCT they are stored only once.
	 *
	 * @param array<string, array<int, array<string, string>>> $sets Sets by facet, layer and value.
	 * @return array<string, array<int, array<string, string>>>
	 */
	private static function with_own( array $sets ): array {
		foreach ( array_keys( $sets ) as $facet ) {
			if ( isset( $sets[ $facet ][ Layers::PRODUCT ] ) && str_starts_with( (string) $facet, FacetedProducts::ATTRIBUTE ) ) {
				$sets[ $facet ][ Layers::OWN ] ??= $sets[ $facet ][ Layers::PRODUCT ];
			}
		}
		return $sets;
	}

	/**
	 * Reads the sets of one chunk.
	 *
	 * @param int $chunk Chunk number, from 0.
	 * @return array<string, array<int, array<string, string>>> Sets by facet, layer and value.
	 */
	public function chunk( int $chunk ): array {
		global $wpdb;
		$sets = array();
		foreach ( (array) $wpdb->get_results( $wpdb->prepare( 'SELECT facet, layer, names, bits FROM %i WHERE chunk = %d AND layer >= 0', $this->table, $chunk ), ARRAY_A ) as $row ) {
			$sets[ $row['facet'] ][ (int) $row['layer'] ] = self::unpack( $row['names'], $row['bits'] );
		}
		return self::with_own( $sets );
	}

	/**
	 * Replaces the sets of one chunk.
	 *
	 * @param int                                              $chunk Chunk number, from 0.
	 * @param array<string, array<int, array<string, string>>> $sets  Sets in the format of chunk().
	 * @return bool Whether the database accepted them.
	 */
	public function write( int $chunk, array $sets ): bool {
		global $wpdb;
		$done = false !== $wpdb->delete( $this->table, array( 'chunk' => $chunk ) );
		foreach ( $sets as $facet => $layers ) {
			$layers = array_map( static fn ( array $values ): array => array_filter( $values, static fn ( string $set ): bool => ! Bitmap::is_empty( $set ) ), $layers );
			$own    = str_starts_with( (string) $facet, FacetedProducts::ATTRIBUTE );
			if ( $own && isset( $layers[ Layers::PRODUCT ] ) ) {
				$layers[ Layers::OWN ] ??= array();
			}
			foreach ( $layers as $layer => $values ) {
				$same  = Layers::OWN === $layer && Layers::are_same( $layers[ Layers::PRODUCT ] ?? array(), $values );
				$keeps = $own && Layers::OWN === $layer ? ! $same : array() !== $values;
				$done  = $done && ( ! $keeps || $this->insert( (string) $facet, $layer, $chunk, array_map( 'strval', array_keys( $values ) ), implode( '', $values ) ) );
			}
			foreach ( Columns::has( (string) $facet ) ? Columns::of( $layers[ Layers::PRODUCT ] ?? array() ) : array() as $number => $group ) {
				$done  = $done && $this->insert( (string) $facet, -1 - $number, $chunk, $group['names'], $group['bytes'] );
				$slots = $own && Layers::vary( $layers ) ? Slots::of( $group, array_diff_key( $layers, array( Layers::PRODUCT => 0 ) ) ) : null;
				$done  = $done && ( null === $slots || $this->insert( (string) $facet, self::SLOTS - $number, $chunk, array_keys( $slots ), implode( '', $slots ) ) );
			}
		}
		return $done;
	}

	/**
	 * Writes a row.
	 *
	 * @param string       $facet Facet name.
	 * @param int          $layer Layer of Layers; negative for a group of columns.
	 * @param int          $chunk Chunk number, from 0.
	 * @param list<string> $names Names of the values.
	 * @param string       $bits  Their sets or columns, concatenated.
	 */
	private function insert( string $facet, int $layer, int $chunk, array $names, string $bits ): bool {
		global $wpdb;
		return false !== $wpdb->insert(
			$this->table,
			array(
				'facet' => mb_substr( $facet, 0, 190 ),
				'layer' => $layer,
				'chunk' => $chunk,
				'names' => (string) wp_json_encode( $names ),
				'bits'  => base64_encode( $bits ), // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- Binary data stored as text.
			)
		);
	}

	/**
	 * Decodes the bits of a row.
	 *
	 * @param string $bits Base64.
	 */
	public static function decode( string $bits ): string {
		return (string) base64_decode( $bits, true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- Binary data stored as text.
	}

	/**
	 * Decodes the names of a row.
	 *
	 * @param string $json Stored JSON.
	 * @return list<string>
	 */
	public static function names( string $json ): array {
		$names = json_decode( $json, true );
		return is_array( $names ) ? array_values( array_map( 'strval', $names ) ) : array();
	}

	/**
	 * Decodes the sets of a row.
	 *
	 * @param string                   $names JSON.
	 * @param string                   $bits  Base64.
	 * @param array<string|int, mixed>|null $only  Keys: the values to read; null: all.
	 * @return array<string, string> Sets by value.
	 */
	public static function unpack( string $names, string $bits, ?array $only = null ): array {
		$names = self::names( $names );
		$bytes = self::decode( $bits );
		$sets  = array();
		foreach ( count( $names ) * Bitmap::BYTES === strlen( $bytes ) ? $names : array() as $number => $name ) {
			if ( null === $only || isset( $only[ $name ] ) ) {
				$sets[ $name ] = substr( $bytes, $number * Bitmap::BYTES, Bitmap::BYTES );
			}
		}
		return $sets;
	}
}
