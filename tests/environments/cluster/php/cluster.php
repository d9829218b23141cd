<?php
/**
 * Plugin Name: Cluster
 * Description: Everybody comes from one address here, as no shopper does.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

add_filter( 'vitrine_order_limit', '__return_zero' );
