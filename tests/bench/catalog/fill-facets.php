<?php
/**
 * Fills a bench site with products with attributes, directly in the tables:
 * WordPress's own functions would take an hour. Every fourth product has six
 * variations. Started by facets.ts, which then builds the index.
 *
 * @package Vitrine
 *
 * @var array{from: int, to: int} $args Range of product numbers.
 */

declare( strict_types=1 );

use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Commerce\Builtin\Database\Tables;

( static function ( int $from, int $to ): void {
	global $wpdb;

	$woods = array( 'oak', 'ash', 'walnut', 'birch', 'cherry', 'maple', 'beech', 'pine', 'elm', 'alder', 'teak', 'cedar', 'larch' );
	$terms = array();
	foreach ( array(
		ContentTypes::CATEGORY => 30,
		ContentTypes::TAG      => 24,
	) as $taxonomy => $count ) {
		for ( $number = 0; $number < $count; $number++ ) {
			$term = term_exists( "bench-$number", $taxonomy ) ?: wp_insert_term( "Bench $number", $taxonomy, array( 'slug' => "bench-$number" ) );

			$terms[ $taxonomy ][] = (int) get_term( (int) $term['term_id'], $taxonomy )->term_taxonomy_id;
		}
	}
	$attribute = static function ( int $which, array $values, bool $variation ): array {
		return array(
			'name'      => "attribute_bench$which",
			'label'     => "Bench attribute $which",
			'options'   => array_combine( array_map( static fn ( int $value ): string => "v$which-$value", $values ), array_map( static fn ( int $value ): string => "Value $which $value", $values ) ),
			'default'   => '',
			'variation' => $variation,
		);
	};

	$wpdb->query( 'START TRANSACTION' );
	foreach ( array_chunk( range( $from, $to ), 500 ) as $numbers ) {
		$posts      = array();
		$products   = array();
		$variations = array();
		$links      = array();
		foreach ( $numbers as $number ) {
			$id       = 1000000 + $number;
			$date     = gmdate( 'Y-m-d H:i:s', 1600000000 + $number * 600 );
			$name     = ucfirst( $woods[ $number % 13 ] ) . ' ' . $woods[ ( $number * 7 ) % 11 ] . " bench, model $number";
			$text     = str_repeat( "<p>It is made of {$woods[ $number % 13 ]} and is at home in any room. It is delivered within a week.</p>\n", 3 );
			$price    = 500 + ( $number * 7919 ) % 90000;
			$mixed    = crc32( (string) $number );
			$variable = 0 === $number % 4;
			$sizes    = array( $mixed % 40, ( $mixed + 7 ) % 40 );
			$colors   = array( ( $mixed >> 4 ) % 40, ( ( $mixed >> 4 ) + 3 ) % 40, ( ( $mixed >> 4 ) + 11 ) % 40 );
			$own      = array(
				$attribute( 1, $variable ? $colors : array( $colors[0] ), $variable ),
				$attribute( 2, $variable ? $sizes : array( $sizes[0] ), $variable ),
			);
			foreach ( array( 3, 4, 5, 6 ) as $which ) {
				$own[] = $attribute( $which, array( ( $mixed >> ( 2 * $which ) ) % 40 ), false );
			}
			$stock      = ( $mixed >> 9 ) % 12;
			$sale       = 0 === ( $mixed >> 3 ) % 9 ? 1 : 0;
			$posts[]    = $wpdb->prepare( "( %d, 1, %s, %s, %s, %s, 'Made to last.', 'publish', 'open', 'closed', '', %s, '', '', %s, %s, '', 0, '', 0, %s, '', 0 )", $id, $date, $date, $text, $name, "bench-$number", $date, $date, ContentTypes::PRODUCT );
			$products[] = $wpdb->prepare( "( %d, %s, %s, %d, %d, %d, %d, %d, %d, NULL, 1, 0, 1, NULL, 1, 1, 0, %d, %f, 5, '', '', %s )", $id, $variable ? 'variable' : 'simple', "BN-$number", $price, $variable ? $price + 500 : $price, $price + 100 * $sale, $sale, $variable ? 0 : 1, $stock, ( $number * 31 ) % 997, ( $mixed % 9 ) / 2 + 0.5, (string) wp_json_encode( array( 'attributes' => $own ) ) );
			$links[]    = sprintf( '( %d, %d, 0 )', $id, $terms[ ContentTypes::CATEGORY ][ $mixed % 30 ] );
			$links[]    = sprintf( '( %d, %d, 0 )', $id, $terms[ ContentTypes::TAG ][ ( $mixed >> 7 ) % 24 ] );
			foreach ( $variable ? $colors : array() as $c => $color ) {
				foreach ( $sizes as $s => $size ) {
					$variations[] = $wpdb->prepare(
						"( %d, %d, %s, %s, %d, %d, 1, %d, 1, 1, 0, '{}' )",
						$id,
						2 * $c + $s,
						(string) wp_json_encode(
							array(
								'attribute_bench1' => "v1-$color",
								'attribute_bench2' => "v2-$size",
							)
						),
						"BN-$number-$c$s",
						$price + 100 * $c,
						$price + 100 * $c,
						( $mixed >> ( $c + $s ) ) % 4
					);
				}
			}
		}
		// phpcs:disable WordPress.DB.PreparedSQL -- Rows are prepared or consist of numbers.
		$wpdb->query( "INSERT INTO $wpdb->posts ( ID, post_author, post_date, post_date_gmt, post_content, post_title, post_excerpt, post_status, comment_status, ping_status, post_password, post_name, to_ping, pinged, post_modified, post_modified_gmt, post_content_filtered, post_parent, guid, menu_order, post_type, post_mime_type, comment_count ) VALUES " . implode( ', ', $posts ) );
		$wpdb->query( 'INSERT INTO ' . Tables::products() . ' ( product_id, type, sku, price, max_price, regular_price, on_sale, manage_stock, stock, low_stock, in_stock, sold_individually, min_quantity, max_quantity, step_quantity, needs_shipping, featured, total_sales, rating, rating_count, external_url, external_text, data ) VALUES ' . implode( ', ', $products ) );
		$wpdb->query( 'INSERT INTO ' . Tables::variations() . ' ( product_id, position, attributes, sku, price, regular_price, manage_stock, stock, in_stock, active, image_id, data ) VALUES ' . implode( ', ', $variations ) );
		$wpdb->query( "INSERT INTO $wpdb->term_relationships ( object_id, term_taxonomy_id, term_order ) VALUES " . implode( ', ', $links ) );
		// phpcs:enable
	}
	$wpdb->query( 'COMMIT' );
	foreach ( array_merge( ...array_values( $terms ) ) as $term ) {
		$wpdb->query( $wpdb->prepare( "UPDATE $wpdb->term_taxonomy SET count = ( SELECT COUNT(*) FROM $wpdb->term_relationships r WHERE r.term_taxonomy_id = %d ) WHERE term_taxonomy_id = %d", $term, $term ) );
	}
	wp_cache_flush();
} )( (int) $args['from'], (int) $args['to'] );
